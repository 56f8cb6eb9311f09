/** A block of a configuration in braces, its lines indented. */
export const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]

/** A section of Apache's, `<Directory …>`, its lines indented. */
export const section = (name: string, rest: string, lines: readonly string[]): string[] => [
  `<${name} ${rest}>`,
  ...lines.map((line) => `    ${line}`),
  `</${name}>`,
]
