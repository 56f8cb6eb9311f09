import type { Resources } from '../../i18n/resources.ts'

export const verdicts = ['works', 'look', 'fails', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export const abilities = ['create', 'others', 'publish', 'terms', 'files'] as const
export type Ability = (typeof abilities)[number]

/** Everything the test can find, and what it comes to. Its sentence and its remedy have the same name. */
export const verdictOf = {
  addressAnswers: 'works',
  addressRedirected: 'look',
  addressSurrounded: 'look',
  addressElsewhere: 'fails',
  addressPage: 'fails',
  addressRefused: 'fails',
  addressBroken: 'fails',
  addressSilent: 'fails',
  addressHidden: 'fails',
  addressMixed: 'fails',
  addressOpen: 'look',
  addressOffline: 'unknown',
  addressFirst: 'unknown',
  namespaceThere: 'works',
  namespaceOther: 'fails',
  namespaceMissing: 'fails',
  namespaceFirst: 'unknown',
  questionRefused: 'unknown',
  questionUnanswered: 'unknown',
  selectorSelects: 'works',
  selectorAlone: 'works',
  selectorNothing: 'unknown',
  selectorSame: 'look',
  selectorUndeclared: 'look',
  selectorOther: 'fails',
  selectorWithout: 'fails',
  accountKnown: 'works',
  accountOpen: 'look',
  accountFirst: 'unknown',
  accountNobody: 'unknown',
  accountSwallowed: 'fails',
  accountWrong: 'fails',
  accountEnded: 'fails',
  accountUnproved: 'unknown',
  passwordsOffered: 'works',
  passwordsAbsent: 'look',
  indexHidden: 'unknown',
  roleEverything: 'works',
  roleSome: 'look',
  roleReads: 'look',
  roleEdits: 'unknown',
  mediaOffered: 'works',
  mediaAbsent: 'look',
  mediaClosed: 'fails',
  corsSame: 'works',
  corsAllowed: 'works',
  corsAbsent: 'fails',
  corsPreflight: 'fails',
  corsMethods: 'fails',
  encryptionThere: 'works',
  encryptionForgotten: 'look',
  encryptionNear: 'works',
  encryptionMissing: 'look',
  pagesFull: 'works',
  pagesShort: 'look',
  pagesRefused: 'fails',
  pagesUnsaid: 'unknown',
  cacheNone: 'works',
  cacheBrowser: 'look',
  cacheHost: 'look',
  clockAgrees: 'works',
  clockOff: 'look',
  clockFar: 'fails',
  clockHidden: 'unknown',
  zoneSame: 'works',
  zoneAlike: 'look',
  zoneOffset: 'look',
  zoneOther: 'fails',
  zoneUnsaid: 'unknown',
  needsMet: 'works',
  needsSome: 'look',
  needsMissing: 'fails',
  nonceGiven: 'works',
  unused: 'works',
  nonceNobody: 'unknown',
  nonceElsewhere: 'fails',
  nonceWrong: 'fails',
  nonceClosed: 'fails',
  nonceRefused: 'fails',
  nonceSilent: 'fails',
} as const satisfies Record<string, Verdict>

export type FindingName = keyof typeof verdictOf

/** What one check found in one language. */
export interface Finding {
  readonly name: FindingName
  readonly values: Readonly<Record<string, string | number>>
  /** what an account may do and may not, to be put in words */
  readonly may?: readonly Ability[]
  /** lines for a file of the site or of the application: they are the same in every language */
  readonly code?: string
}

type Details = Omit<Finding, 'name' | 'values'> & { readonly values?: Finding['values'] }

export const found = (name: FindingName, { values = {}, ...rest }: Details = {}): Finding => ({
  name,
  values,
  ...rest,
})

type Remedied = keyof Resources['connection']['advice'] & FindingName

/** Whether there is something to do about it: a test holds this against the words. */
export const isRemedied = (name: FindingName): name is Remedied =>
  verdictOf[name] === 'look' || verdictOf[name] === 'fails'
