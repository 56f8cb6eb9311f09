/** What WebDriver's two protocols call a source of input: a keyboard or a mouse with what it does one after the other. */
export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** The little of a browser that both protocols do: BiDi for Firefox, classic WebDriver for WebKitGTK. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** The JSON of what a function body in the page returns; `args` are its arguments as JSON. @throws Error with what it threw */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>
  /** Keys and mouse as a person has them. */
  act(sources: readonly InputSource[]): Promise<void>
  /** Chooses a file in the first box of files of the page. */
  choose(path: string): Promise<void>
  close(): Promise<void>
}
