/** Whose an event is: a language of a site. */
interface Whose {
  readonly language: string
  /** of the site */
  readonly host: string
}

/** By which an exported calendar file names an event. */
export const uidOf = (id: number, { language, host }: Whose) => `event-${id}-${language}@${host}`

/** What a uid of ours says; null of any other, and of another site. */
export function ownUid(uid: string, host: string): { id: number; language: string } | null {
  const [, id, language, at] = /^event-([1-9]\d{0,14})-([\w-]+)@(\S+)$/.exec(uid) ?? []
  return id !== undefined && language !== undefined && at === host
    ? { id: Number(id), language }
    : null
}
