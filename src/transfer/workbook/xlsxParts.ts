import { readXml } from './readXml.ts'
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
  const xml = files.text(`${folder}_rels/${name}.rels`)
  if (xml === '') return found
  readXml(xml, {
    open(tag, attribute) {
      if (tag !== 'Relationship') return
      const isOutside = attribute('TargetMode') === 'External'
      const target = attribute('Target')
      const inside = () => decodeURI(new URL(target, base).pathname.slice(1))
      found.set(attribute('Id'), {
        target: isOutside || !URL.canParse(target, base) ? target : inside(),
        kind: attribute('Type').replace(/^.*\//, ''),
      })
    },
  })
  return found
}

/** Texts that cells share: those in `<t>`, but for what says how one is pronounced. */
export function textsIn(xml: string): string[] {
  const all: string[] = []
  let [text, isText, isAside] = ['', false, false]
  if (xml === '') return all
  readXml(xml, {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isAside = true
      isText = tag === 't' && !isAside
    },
    close(tag) {
      isText = false
      if (tag === 'rPh') isAside = false
      if (tag === 'si') all.push(text)
    },
    text(part) {
      if (isText) text += part
    },
  })
  return all
}

/** By the number of a style, its number format. */
export function formatsIn(xml: string): readonly (string | number)[] {
  const own = new Map<number, string>()
  const ids: number[] = []
  let isOfCells = false
  if (xml === '') return ids
  readXml(xml, {
    open(tag, attribute) {
      if (tag === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (tag === 'cellXfs') isOfCells = true
      if (tag === 'xf' && isOfCells) ids.push(Number(attribute('numFmtId')))
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false
    },
  })
  return ids.map((id) => own.get(id) ?? id)
}
