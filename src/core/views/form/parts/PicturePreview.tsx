import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../../i18n/formats.ts'
import { useService } from '../../../../api/useService.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { useSettled } from '../../../../ui/form/useSettled.ts'
import { seenPicture } from '../../pictures/seenPictures.ts'
import type { Image } from '../../../resource/post.ts'
import { AltTextField, Note } from '../../pictures/AltTextField.tsx'
import { row } from '../../../../ui/layout.ts'

/** A picture as the browser found it; `bytes` is null where it does not tell. */
interface Measured {
  readonly width: number
  readonly height: number
  readonly bytes: number | null
}

/**
 * Size and weight of a picture on the page. Asking another site for the weight would fail in the console;
 * what the browser kept of the loading is all there is, and for other sites that is often nothing.
 */
function measured({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement): Measured {
  const entry = performance.getEntriesByName?.(currentSrc, 'resource').at(-1)
  const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
  return { width: naturalWidth, height: naturalHeight, bytes: bytes > 0 ? bytes : null }
}

/** Has its size before the picture has: nothing below moves from under the pointer when it comes. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  // As high as the frame: a tall picture is shown whole.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  inlineSize: 'min(100%, 320px)',
  blockSize: 180,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

const Picture = styled('img')({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })

const Line = row('div', [0, 1], { alignItems: 'center', '--control-height': '28px' })

interface Props {
  /** What the field holds. */
  typed: string
  /** The record's picture as it was read. */
  image: Image | null
}

/** What is known of the picture a field names: an address shows itself, an id only when it was met before. */
function usePictureOf(typed: string, image: Image | null): Image | null {
  const client = useQueryClient()
  const service = useService()
  if (image && (typed === String(image.id) || typed === image.url)) return image
  if (/^\d+$/.test(typed)) return seenPicture(client, service, typed)
  return /^https?:\/\//i.test(typed) && URL.canParse(typed)
    ? { id: null, url: typed, width: null, height: null, filesize: null, sizes: [] }
    : null
}

/** The picture that is going to be the record's, with its size and weight as far as they are known. */
export function PicturePreview({ typed, image }: Props) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const settled = useSettled(typed, 400)
  const picture = usePictureOf(typed, image)
  if (typed === '') return image ? <Note>{t('picture.removing')}</Note> : null
  if (!picture?.url)
    return /^[1-9]\d*$/.test(typed) ? <Note>{t('picture.later', { id: typed })}</Note> : null
  // No address is fetched while it is being typed.
  const isTyping = picture.id === null && settled !== typed
  return isTyping ? <PictureToCome /> : <ShownPicture key={picture.url} picture={picture} />
}

function PictureToCome() {
  return (
    <>
      <Frame />
      <Note>{'\u00A0'}</Note>
    </>
  )
}

function ShownPicture({ picture }: { picture: Image }) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const [isBroken, setBroken] = useState(false)
  const [shown, setShown] = useState<Measured | null>(null)
  const address = picture.sizes.at(-1)?.url ?? picture.url
  return (
    <>
      <Frame>
        {isBroken ? (
          <Note>{t('picture.broken')}</Note>
        ) : (
          <Picture
            src={address}
            alt={t('picture.preview')}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget }) => setShown(measured(currentTarget))}
            onError={() => setBroken(true)}
          />
        )}
      </Frame>
      <Line>
        <PictureFacts picture={picture} shown={address === picture.url ? shown : null} />
        {picture.id === null ? null : <Described key={picture.id} id={picture.id} />}
      </Line>
    </>
  )
}

/** Its words, once they are asked for: the site may have them elsewhere than the calendar. */
function Described({ id }: { id: number }) {
  const { t } = useTranslation(['recordForm', 'ui'])
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('picture.describe')}</Button>
  return <AltTextField id={id} />
}

/** @param shown as the browser measured it, where it has loaded the picture itself */
function PictureFacts({ picture, shown }: { picture: Image; shown: Measured | null }) {
  const { t, i18n } = useTranslation(['recordForm', 'ui'])
  const width = picture.width ?? shown?.width
  const height = picture.height ?? shown?.height
  const bytes = picture.filesize ?? shown?.bytes
  const facts = [
    width && height ? t('picture.pixels', { width, height }) : '',
    bytes ? formatBytes(i18n.language, bytes) : '',
    picture.id === null ? '' : t('ui:number', { id: picture.id }),
  ]
  return (
    <Note>
      <Facts>{facts}</Facts>
    </Note>
  )
}
