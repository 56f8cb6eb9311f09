/**
 * The page with its own root written into it. Every page address is answered with this one page, and only an absolute
 * base brings its files from each of them; a script cannot find it, for it would have to be found first.
 *
 * @param path where the application lives on its host, with a slash at both ends
 */
export const rebased = (page: string, path: string): string =>
  page.replace(/<base href="[^"]*"/, `<base href="${encodeURI(path)}"`)
