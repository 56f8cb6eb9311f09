import { deedOf, type Operation, type Parameter, resourceOf } from '../reference/operations.ts'
import { deviations, type Deviation } from './deviations.ts'

interface About {
  readonly name: Deviation
  readonly of: readonly string[]
  readonly deeds: readonly string[]
  readonly parameters?: readonly string[]
  readonly inPath?: true
}

/**
 * What is known of an operation, or of one of its parameters.
 * @param selector the parameter that names the language, whatever this service calls it (contract.md §8.1)
 */
export function deviationsOf(
  operation: Operation,
  parameter: Parameter | null,
  selector: string,
): readonly Deviation[] {
  const deed = deedOf(operation)
  if (deed === null) return []
  if (parameter?.name === selector) return ['selectorStrict']
  const resource = resourceOf(operation)
  const all: readonly About[] = deviations
  return all
    .filter(({ of, deeds }) => of.includes(resource) && deeds.includes(deed))
    .filter(({ parameters, inPath }) => {
      if (parameter === null) return parameters === undefined
      const isMeant = !inPath || parameter.place === 'path'
      return isMeant && parameters?.includes(parameter.name)
    })
    .map(({ name }) => name)
}
