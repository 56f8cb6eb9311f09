/** Hands a person a file. */
export function download(name: string, what: string | Blob, type = 'application/json'): void {
  const file = typeof what === 'string' ? new Blob([what], { type }) : what
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
