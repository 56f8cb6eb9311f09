import { readXml, type XmlElement } from './readXml.ts'
import type { Archive } from './workbook.ts'

/** A file that another one of the archive names. */
export interface Related {
  readonly target: string
  /** the last word of its kind: `worksheet`, `sharedStrings` */
  readonly kind: string
}

/** The files that one names by keys, as paths within the archive. */
export function relatedTo(files: Archive, path: string): ReadonlyMap<string, Related> {
  const at = path.lastIndexOf('/') + 1
  const [folder, name] = [path.slice(0, at), path.slice(at)]
  const found = new Map<string, Related>()
  const base = `https://archive/${folder}`
  readXml(files.text(`${folder}_rels/${name}.rels`), new Set(), (element) => {
    if (element.name !== 'Relationship') return
    const target = element.attribute('Target')
    const isOutside = element.attribute('TargetMode') === 'External' || !URL.canParse(target, base)
    const inside = () => decodeURI(new URL(target, base).pathname.slice(1))
    const kind = element.attribute('Type').replace(/^.*\//, '')
    found.set(element.attribute('Id'), { target: isOutside ? target : inside(), kind })
  })
  return found
}

/** Some write a sign by its number. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** What the elements `t` hold, but for what says how one is pronounced. */
export function textIn({ name, content, text }: XmlElement): string {
  if (name === 't') return unescaped(text)
  const parts = content.filter((part) => typeof part !== 'string' && part.name !== 'rPh')
  return parts.map((part) => (typeof part === 'string' ? part : textIn(part))).join('')
}

/** Texts that cells share. */
export function textsIn(xml: string): readonly string[] {
  const all: string[] = []
  readXml(xml, new Set(['si']), (element) => {
    if (element.name === 'si') all.push(textIn(element))
  })
  return all
}

/** By the number of a style, its number format. */
export function formatsIn(xml: string): readonly (string | number)[] {
  const own = new Map<number, string>()
  const ids: number[] = []
  readXml(xml, new Set(['cellXfs']), (element) => {
    const { name, content } = element
    if (name === 'numFmt')
      own.set(Number(element.attribute('numFmtId')), element.attribute('formatCode'))
    if (name === 'cellXfs')
      for (const style of content)
        if (typeof style !== 'string') ids.push(Number(style.attribute('numFmtId')))
  })
  return ids.map((id) => own.get(id) ?? id)
}
