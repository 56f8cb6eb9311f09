import { checkTranslation } from './translationChecks.ts'
import cases from './translationChecks.cases.json'

const said = (source: string, target: string, from = 'ca', to = 'es') =>
  checkTranslation({ source, target, from, to })

test.each(cases.found)(
  '$what that a translation lost or changed is found',
  ({ source, target, found }) => expect(said(source, target)).toEqual(found),
)

test.each(cases.fine)('$what: nothing to look at', ({ source, target, from, to }) => {
  expect(said(source, target, from, to)).toEqual({})
})
