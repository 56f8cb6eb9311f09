import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Configuration } from '../../../../api/configuration.ts'
import { Choice, Choices } from '../../../../ui/form/Choice.tsx'
import { useIsPrinted } from '../../../../ui/useIsPrinted.ts'
import type { Pack, PackEntry, PackSection } from '../content/pack.ts'

/** Entries that are drawn on a screen: what an agenda looks like is seen in its beginning. */
const mostShown = 200

const Paper = styled('section')(({ theme }) => ({
  // A sheet of A4, and as long as it takes.
  maxWidth: '210mm',
  aspectRatio: '210 / 297',
  padding: '15mm',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '@media print': { maxWidth: 'none', aspectRatio: 'auto', padding: 0, border: 0 },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& h3': {
    ...theme.typography.h3,
    margin: theme.spacing(3, 0, 1),
    paddingBlockEnd: 4,
    borderBlockEnd: '2px solid currentColor',
  },
  '& h4': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
  '& p': { margin: '2px 0' },
  '& article': { marginBlockEnd: theme.spacing(2) },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
}))

const Weak = styled('p')(({ theme }) => ({ color: (theme.vars ?? theme).palette.text.secondary }))

/** The first entries, with the headings they stand under. */
function beginningOf(sections: readonly PackSection[], most: number): readonly PackSection[] {
  const shown: PackSection[] = []
  let left = most
  for (const { key, heading, entries } of sections) {
    if (left <= 0) break
    shown.push({ key, heading, entries: entries.slice(0, left) })
    left -= entries.length
  }
  return shown
}

interface Props {
  packs: readonly Pack[]
  names: Configuration['languages']
}

/** What is about to be written, as words and headings; a file of another language by choice. */
export function PackPreview({ packs, names }: Props) {
  const { t } = useTranslation(['agendaPack', 'ui'])
  const [wanted, setWanted] = useState('')
  const shown = packs.find(({ language }) => language === wanted) ?? packs[0]
  if (!shown) return null
  return (
    <>
      {packs.length > 1 ? (
        <Choices className="unprinted">
          <Choice
            label={t('preview.language')}
            value={shown.language}
            options={packs.map(({ language }) => ({
              value: language,
              words: names[language] ?? language,
            }))}
            onChange={setWanted}
          />
        </Choices>
      ) : null}
      <Sheet pack={shown} />
    </>
  )
}

function Sheet({ pack }: { pack: Pack }) {
  const { t } = useTranslation(['agendaPack', 'ui'])
  const { language, title, period, foreword, sections, nothing, more, closing } = pack
  const all = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      {all > mostShown ? (
        <p className="unprinted">{t('preview.part', { shown: mostShown, count: all })}</p>
      ) : null}
      <Paper aria-label={t('ui:preview')}>
        <div lang={language}>
          <h2>{title}</h2>
          <Weak>{period}</Weak>
          {foreword.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {beginningOf(sections, useIsPrinted() ? all : mostShown).map(
            ({ key, heading, entries }) => (
              <div key={key}>
                <h3>{heading}</h3>
                {entries.map((entry) => (
                  <Entry key={entry.key} {...{ entry, more }} />
                ))}
              </div>
            ),
          )}
          {sections.length === 0 ? <p>{nothing}</p> : null}
          {closing.map((paragraph) => (
            <Weak key={paragraph}>{paragraph}</Weak>
          ))}
        </div>
      </Paper>
    </>
  )
}

function Entry({ entry, more }: { entry: PackEntry; more: string }) {
  const { title, when, lines, text, page, website } = entry
  return (
    <article>
      <h4>{page === '' ? title : <Out address={page} words={title} />}</h4>
      <p>
        <b>{when}</b>
      </p>
      {[...lines, ...text].map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may be the same, and none of them moves
        <p key={at}>{line}</p>
      ))}
      {website === '' ? null : (
        <p>
          <Out address={website} words={more} />
        </p>
      )}
    </article>
  )
}

/** @param address an absolute http(s) one, as an agenda holds no other */
function Out({ address, words }: { address: string; words: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
