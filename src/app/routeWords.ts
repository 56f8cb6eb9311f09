import type { RouteContext } from './parentRoutes.tsx'

/** The words of a form come beside its code, not after it. */
export function formWords(...rooms: readonly string[]) {
  return ({ context }: { context: RouteContext }) =>
    context.translator.loadNamespaces(['form', 'recordForm', 'recordDeletion', 'drafts', ...rooms])
}

/** The words of a list that is not the first page. */
export function listWords(...rooms: readonly string[]) {
  return ({ context }: { context: RouteContext }) =>
    context.translator.loadNamespaces(['recordList', ...rooms])
}
