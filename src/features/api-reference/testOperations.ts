import { indexOf } from '../../api/discovery.ts'
import { groupsOf, type Operation } from './reference/operations.ts'

type Declared = Readonly<Record<string, object>>

/** The operations of an index that declares these: method and route by arguments, as a service writes it. */
export function operationsOf(declared: Readonly<Record<string, Declared>>): readonly Operation[] {
  const routes = Object.entries(declared).map(([name, args]) => {
    const [method = '', route = ''] = name.split(' ')
    return [`/test/v1${route}`, { endpoints: [{ methods: method.split('|'), args }] }] as const
  })
  const index = indexOf({ namespace: 'test/v1', routes: Object.fromEntries(routes) })
  return index === null ? [] : groupsOf(index).flatMap(({ operations }) => operations)
}
