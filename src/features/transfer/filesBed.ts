/** The files that the page hands over, in their order. */
export function handedOver(): { name: string; file: Blob }[] {
  const files: { name: string; file: Blob }[] = []
  const made: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${made.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = made[Number(this.href.replace('blob:', '')) - 1]
    if (file) files.push({ name: this.download, file })
  })
  return files
}
