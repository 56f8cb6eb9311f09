const surface = '(?:Swipeable)?(?:Dialog|Popover|Drawer|Menu|Modal)'

const signs = [
  // By what it is made of, whatever it is called then, as in `styled(Dialog)`.
  new RegExp(String.raw`^import \w+.* from '@mui/material/${surface}'`, 'm'),
  new RegExp(String.raw`^import \{[^}]*\b${surface}\b[^}]*\} from '@mui/material'`, 'm'),
  /<(?:dialog|Dialog|Popover|Drawer|Menu|Modal)\b/,
  /\brole="(?:alertdialog|dialog|menu)"/,
]

/** Whether a component draws a dialog, a menu or a panel over the page. */
export const drawsDialog = (source: string): boolean =>
  signs.some((sign) => sign.test(source.replaceAll(/^import type .*$/gm, '')))

/** Whether a source says words of the catalogues, with their namespace or within it; a count has its own form of them. */
export function saysWords(source: string, words: string): boolean {
  const [namespace, key = ''] = words.split(':')
  const said = key.replaceAll('.', String.raw`\.`)
  return new RegExp(`['\`](?:${namespace}:)?${said}(?:_one)?['\`]`).test(source)
}

/** Whether a journey finds a dialog by these words, and gives what it opens to axe. */
export const isReadBy = (spec: string, words: string): boolean =>
  /\b(?:expectReadable|expectAccessible|violationsIn)\(/.test(spec) && saysWords(spec, words)
