// The package brings no types of its own.
declare module 'saxen' {
  type Decode = (text: string) => string
  export const decode: Decode
  export class Parser {
    on(
      event: 'openTag',
      take: (name: string, attributes: () => Readonly<Record<string, string>>) => void,
    ): this
    on(event: 'closeTag', take: (name: string) => void): this
    on(event: 'text', take: (text: string, decodeEntities: Decode) => void): this
    on(event: 'cdata', take: (text: string) => void): this
    on(event: 'attention', take: (declaration: string) => void): this
    on(event: 'error' | 'warn', take: (error: Error) => void): this
    ns(prefixes: Readonly<Record<string, string>>): this
    parse(xml: string): this
  }
}
