/** One thing kept on this device; nothing secret in it. */
export interface StoredEntry<B = unknown> {
  /** its own in its store; a store is read in the order of its keys */
  readonly key: string
  /** whose: a site and an account, or a site alone */
  readonly owner: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  /** what can be cloned: no functions */
  readonly body: B
}
