import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import { intlTag } from '../../../../i18n/interfaceLanguage.ts'
import type { Pack, PackEntry } from '../content/pack.ts'

// Points are halves of themselves in sizes of letters, and twentieths in distances.
const points = (number: number) => number * 2
const twips = (number: number) => number * 20

/** A4, in twips. */
const paper = { width: 11_906, height: 16_838 }
const margin = twips(57)

const heading = (size: number, before: number, after: number) => ({
  run: { size: points(size), bold: true, color: '1A1A1A' },
  paragraph: { spacing: { before: twips(before), after: twips(after) }, keepNext: true },
})

function stylesOf(language: string): IStylesOptions {
  const value = intlTag(language)
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: points(11), language: { value } },
        paragraph: { spacing: { after: twips(2), line: 264 } },
      },
      title: heading(24, 0, 2),
      heading1: heading(15, 18, 6),
      heading2: heading(12, 9, 1),
      hyperlink: { run: { color: '0B4F8A', underline: { type: 'single' } } },
    },
  }
}

/** A run of a link stands out; a heading that leads nowhere is text alone. */
function linked(words: string, address: string) {
  if (address === '') return new TextRun(words)
  return new ExternalHyperlink({
    link: address,
    children: [new TextRun({ text: words, style: 'Hyperlink' })],
  })
}

/** An event in one piece: no page ends within it, but within the texts of a long one. */
function entryParagraphs({ title, when, lines, text, page, website }: PackEntry, more: string) {
  const facts = lines.map((line) => new Paragraph({ text: line, keepLines: true, keepNext: true }))
  const rest = text.map((paragraph) => new Paragraph({ text: paragraph }))
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [linked(title, page)] }),
    new Paragraph({
      keepLines: true,
      keepNext: lines.length > 0 || text.length > 0,
      children: [new TextRun({ text: when, bold: true })],
    }),
    ...facts,
    ...rest,
    ...(website === '' ? [] : [new Paragraph({ children: [linked(more, website)] })]),
  ]
}

function childrenOf(pack: Pack): Paragraph[] {
  const { title, period, foreword, sections, nothing, more, closing } = pack
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    new Paragraph({
      spacing: { after: twips(10) },
      children: [new TextRun({ text: period, size: points(14), color: '555555' })],
    }),
    ...foreword.map((text) => new Paragraph({ text, spacing: { after: twips(6) } })),
    ...sections.flatMap((section) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, text: section.heading }),
      ...section.entries.flatMap((entry) => entryParagraphs(entry, more)),
    ]),
    ...(sections.length === 0 ? [new Paragraph({ text: nothing })] : []),
    ...closing.map(
      (text) =>
        new Paragraph({
          spacing: { before: twips(18) },
          children: [new TextRun({ text, size: points(9), color: '555555' })],
        }),
    ),
  ]
}

const numbered = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: points(9) })],
      }),
    ],
  })

/** An agenda as a document of a word processor: headings by which it can be found through, A4, pages numbered. */
export function docxPack(pack: Pack, siteName: string): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      title: `${pack.title}, ${pack.period}`,
      creator: siteName,
      lastModifiedBy: siteName,
      styles: stylesOf(pack.language),
      sections: [
        {
          properties: {
            page: {
              size: paper,
              margin: { top: margin, bottom: margin, left: margin, right: margin },
            },
          },
          footers: { default: numbered() },
          children: childrenOf(pack),
        },
      ],
    }),
  )
}
