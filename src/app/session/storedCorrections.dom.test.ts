import { configuration } from '../../api/testSite.ts'
import { keepCorrections, withCorrections } from './storedAccount.ts'

const site = 'https://site.example/ca/wp-json'
const { namespace, languageParameter } = configuration.service

test.each([
  ['namespace', 'tribe/events/v1', true],
  ['namespace', '../../elsewhere', false],
  ['namespace', 'tribe/../v1', false],
  ['namespace', '/tribe', false],
  ['namespace', 'tribe?x=', false],
  ['namespace', 'tribe#', false],
  ['namespace', 'tri be', false],
  ['namespace', '', false],
  ['languageParameter', 'wpml_language', true],
  ['languageParameter', 'wpml language', false],
  ['languageParameter', 'a&b', false],
  ['languageParameter', '', false],
] as const)('the %s %j that was kept is restored: %s', (key, found, isRestored) => {
  const other = key === 'namespace' ? 'languageParameter' : 'namespace'
  keepCorrections(site, [
    { key, found },
    { key: other, found: 'other' },
  ])
  const configured = { namespace, languageParameter }
  const { service } = withCorrections(configuration, site)
  expect(service).toMatchObject({ [key]: isRestored ? found : configured[key], [other]: 'other' })
  keepCorrections(site, null)
  expect(withCorrections(configuration, site)).toEqual(configuration)
})
