import type { Service } from '../../api/service.ts'

/** Shows whoever may edit a protected event its contents without the password; undeclared, and read (contract.md §1.8). */
export const editContext = { context: 'edit' } as const

/** The same service, which answers as to an editor of the records. */
export function asEditor(service: Service): Service {
  return {
    ...service,
    request: (call) => service.request({ ...call, query: { ...call.query, ...editContext } }),
    in: (language) => asEditor(service.in(language)),
  }
}
