import configurationFile from '../../public/config.json'
import { configurationOf } from '../api/configuration.ts'
import { fallbackLanguageOf } from '../api/language.ts'

const configuration = configurationOf(configurationFile)

/** As at the start of a page, in a browser that speaks these. */
async function visit(...languages: string[]) {
  vi.resetModules()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const content = await import('./contentLanguage.ts')
  const { spokenLanguage } = await import('./useInterfaceLanguage.ts')
  return {
    ...content,
    calendar: () => content.lastContentLanguage(configuration),
    words: spokenLanguage,
  }
}

it('is the first of the browser’s own that the calendar has, on a first visit', async () => {
  const french = await visit('fr', 'es-MX', 'en')
  expect(french.calendar()).toBe('es')
  expect(french.words()).toBe('es')
})

it('is the fallback where the browser speaks none of them', async () => {
  expect((await visit('fr')).calendar()).toBe('ca')
})

it('is the last one that was looked at, on the next visit too', async () => {
  const { rememberContentLanguage } = await visit('es')
  rememberContentLanguage(fallbackLanguageOf(configuration))
  const again = await visit('es')
  expect(again.calendar()).toBe('ca')
  expect(again.words()).toBe('es')
})
