export type ToXlsxWorker =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end'; readonly columns: readonly string[] }

export type FromXlsxWorker =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed' }
