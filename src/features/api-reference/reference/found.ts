import { folded } from '../../../i18n/folded.ts'
import type { Group, Operation, Parameter } from './operations.ts'

const wordsIn = (text: string) => folded(text).split(/\s+/).filter(Boolean)

const holds = (text: string, words: readonly string[]) => {
  const within = folded(text)
  return words.every((word) => within.includes(word))
}

const said = ({ name, type, description }: Parameter) => `${name} ${type} ${description}`

const named = ({ methods, id }: Operation) => `${methods.join(' ')} ${id}`

/** The parameters of an operation that have all the words, with its method and route counted in. */
export function foundParameters(operation: Operation, text: string): readonly Parameter[] {
  const words = wordsIn(text)
  if (words.length === 0 || holds(named(operation), words)) return []
  return operation.parameters.filter((one) => holds(`${named(operation)} ${said(one)}`, words))
}

export function isFound(operation: Operation, text: string): boolean {
  return holds(named(operation), wordsIn(text)) || foundParameters(operation, text).length > 0
}

/** The groups with what has all the words in its method, route or one of its parameters. */
export function foundGroups(groups: readonly Group[], text: string): readonly Group[] {
  return groups
    .map(({ resource, operations }) => ({
      resource,
      operations: operations.filter((operation) => isFound(operation, text)),
    }))
    .filter(({ operations }) => operations.length > 0)
}
