import type { Discovery } from '../../../api/discovery.ts'
import { isObject } from '../../../api/isObject.ts'
import type { Language } from '../../../api/language.ts'
import { everyDate } from '../../../resources/events/events.ts'
import { type Finding, found } from '../findings.ts'
import type { CheckContext } from '../checkContext.ts'
import { underNamespace } from './namespace.ts'

const compared = 10

/** The first events of a language, as everybody sees them. */
async function firstIds(ground: CheckContext, language: Language): Promise<readonly unknown[]> {
  const query = { ...everyDate, per_page: compared }
  const body = await ground
    .in(language)
    .request({ method: 'GET', path: 'events', query, anonymous: true })
  const events = isObject(body) && Array.isArray(body.events) ? body.events : []
  return events.map((event: unknown) => (isObject(event) ? event.id : null))
}

async function comparison(ground: CheckContext, other: Language): Promise<Finding> {
  const { language, configuration } = ground
  const parameter = configuration.service.languageParameter
  const { languages } = configuration
  const values = {
    parameter,
    language: languages[language] ?? language,
    other: languages[other] ?? other,
  }
  const [here, there] = [await firstIds(ground, language), await firstIds(ground, other)]
  if (here.length + there.length === 0) return found('selectorNothing', { values })
  const isSame = String(here) === String(there)
  return found(isSame ? 'selectorSame' : 'selectorSelects', { values })
}

async function selects(ground: CheckContext, discovery: Discovery): Promise<Finding> {
  const { language, other, configuration } = ground
  const parameter = configuration.service.languageParameter
  const { index, languages, corrections } = discovery
  const better = corrections.find(({ key }) => key === 'languageParameter')?.found
  if (better !== undefined) {
    const values = { parameter, found: better }
    return found('selectorOther', { values, code: `"languageParameter": "${better}"` })
  }
  if (languages.length > 0 && !languages.includes(language)) {
    const values = { parameter, language, languages: languages.join(', ') }
    return found('selectorWithout', { values })
  }
  const isDeclared = index.endpoints.some(({ arguments: known }) => Object.hasOwn(known, parameter))
  if (!isDeclared) return found('selectorUndeclared', { values: { parameter } })
  return other === null ? found('selectorAlone') : await comparison(ground, other)
}

/** Whether the language can be selected, by the name that the configuration gives. */
export const selector = underNamespace(selects)
