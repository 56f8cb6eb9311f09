import { styled } from '@mui/material/styles'
import { Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Unseen } from '../Unseen.tsx'
import {
  compared,
  type Run,
  htmlTokens,
  lineEnd,
  textTokens,
  type Token,
  type Mark,
} from './compared.ts'

const tools = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  a: 'link',
  ul: 'bullets',
  ol: 'numbers',
  blockquote: 'quote',
} as const

const styles = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'] as const

function keyOf<Table extends object>(table: Table, name: string): keyof Table | undefined {
  return Object.keys(table).find((key): key is Extract<keyof Table, string> => key === name)
}

/** What a mark is called: as the tools for it are, and what has none by its tag. */
function useMarkWords(): (mark: Mark) => string {
  const { t, i18n } = useTranslation('html')
  return ({ name, address }) => {
    const tool = keyOf(tools, name)
    const style = styles.find((known) => known === name)
    const said = tool ? t(`tool.${tools[tool]}`) : style && t(`style.${style}`)
    const word = said?.toLocaleLowerCase(i18n.language) ?? `<${name}>`
    return address ? `${word} (${address})` : word
  }
}

export interface ComparedTextsProps {
  before: string
  after: string
  /** Compared by what it shows, with its source at hand. */
  isHtml: boolean
  /** Language of the texts, where it is not the interface's. */
  lang?: string | undefined
}

/** Words shown at each side of a long passage that is in both texts. */
const shown = 12

const Text = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  const tinted = (colour: string) => `color-mix(in srgb, ${colour} 16%, transparent)`
  return {
    maxHeight: '40vh',
    overflow: 'auto',
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& del': { background: tinted(palette.error.main), textDecoration: 'line-through' },
    '& ins': { background: tinted(palette.success.main), textDecoration: 'underline 2px' },
    '& mark': {
      color: 'inherit',
      background: tinted(palette.info.main),
      borderBottom: '2px dotted',
    },
    '& small': { color: palette.text.secondary },
    '&[data-source]': { fontFamily: 'monospace', fontSize: '0.875rem' },
  }
})

const Said = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

function joined(tokens: readonly Token[], sayPicture: (address: string) => string): string {
  return tokens
    .map(({ text, isPicture, isSpaced }, at) => {
      const said = isPicture ? sayPicture(text) : text
      return isSpaced && at > 0 ? ` ${said}` : said
    })
    .join('')
}

/** What became of a text, word by word: struck out what went, underlined what came, named what only looks otherwise. */
export function ComparedTexts({ before, after, isHtml, lang }: ComparedTextsProps) {
  const { t } = useTranslation('compare')
  const [isSource, setSource] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const readsHtml = isHtml && !isSource
  const { runs, by } = useMemo(() => {
    const read = readsHtml ? htmlTokens : textTokens
    return compared(read(before), read(after))
  }, [before, after, readsHtml])
  const keys = runs.map(({ kind }, at) => `${at} ${kind}`)
  const isSame = runs.every(({ kind }) => kind === 'same')
  const isLong = runs.some(({ kind, tokens }) => kind === 'same' && tokens.length > shown * 3)
  return (
    <div>
      {by === 'words' ? null : <Said>{t(by === 'lines' ? 'byLines' : 'byNothing')}</Said>}
      {isSame ? <Said>{t(before === after ? 'same' : 'sameWords')}</Said> : null}
      <Text tabIndex={0} aria-label={t('label')} {...{ lang }} data-source={isSource || undefined}>
        {runs.map((run, at) => (
          <Fragment key={keys[at]}>
            {run.tokens[0]?.isSpaced && at > 0 ? ' ' : ''}
            <DrawnRun
              {...{ run }}
              isFirst={at === 0}
              isLast={at === runs.length - 1}
              isWhole={isWhole}
            />
          </Fragment>
        ))}
      </Text>
      {isHtml ? (
        <Button aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          {t('source')}
        </Button>
      ) : null}
      {isLong ? (
        <Button aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {t('whole')}
        </Button>
      ) : null}
    </div>
  )
}

interface RunProps {
  run: Run
  isFirst: boolean
  isLast: boolean
  isWhole: boolean
}

function DrawnRun({ run, isFirst, isLast, isWhole }: RunProps) {
  const { t } = useTranslation('compare')
  const sayMark = useMarkWords()
  const said = (tokens: readonly Token[]) => joined(tokens, (address) => t('picture', { address }))
  const { kind, tokens } = run
  if (kind === 'same') {
    if (isWhole || tokens.length <= shown * 3) return said(tokens)
    const head = isFirst ? '' : `${said(tokens.slice(0, shown))} `
    const tail = isLast ? '' : ` ${said(tokens.slice(-shown))}`
    const count = tokens.length - (isFirst ? 0 : shown) - (isLast ? 0 : shown)
    return (
      <>
        {head}
        <small>{t('unchanged', { count })}</small>
        {tail}
      </>
    )
  }
  const content = said(tokens).replaceAll(lineEnd, `¶${lineEnd}`)
  if (kind === 'marked')
    return (
      <>
        <mark>{content}</mark>{' '}
        <small>
          {[
            ...run.gained.map((mark) => t('gained', { mark: sayMark(mark) })),
            ...run.lost.map((mark) => t('lost', { mark: sayMark(mark) })),
          ].join(', ')}
        </small>
      </>
    )
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <Unseen>{t(kind)} </Unseen>
      {content}
      <Unseen> {t('end')}</Unseen>
    </Element>
  )
}
