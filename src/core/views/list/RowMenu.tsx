import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { RowMenuPlace } from './RowMenuButton.tsx'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

interface RowMenuProps extends RowMenuPlace {
  /** What the record is called. */
  name: string
  /** The item that opens it, first of all. */
  open: ReactNode
  /** Its place in this application, from the root. */
  href: string
  /** The same by its slug, where there is such a place. */
  slugHref?: string | undefined
  /** Its page on the website, `''` where it has none that everybody sees. */
  url: string
  children?: ReactNode
}

/** What can be done with a record of the list beside opening it. */
export function RowMenu(props: RowMenuProps) {
  const { anchor, onClose, name, open, href, slugHref, url, children } = props
  const { t } = useTranslation('filters')
  const copyLink = useCopyLink(name)
  const copy = (href: string) => () => {
    onClose()
    void copyLink(href)
  }
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('row.actions', { title: name }) } }}
    >
      {open}
      <MenuItem onClick={copy(href)}>{t('row.copyLink')}</MenuItem>
      {slugHref === undefined ? null : (
        <MenuItem onClick={copy(slugHref)}>{t('row.copySlugLink')}</MenuItem>
      )}
      {url ? (
        <MenuItem
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
        >
          {t('row.public')}
        </MenuItem>
      ) : null}
      {children}
    </Menu>
  )
}

function useCopyLink(title: string) {
  const { t } = useTranslation('filters')
  const { language } = useService()
  return async (href: string) => {
    const link = new URL(href, window.location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      toast.show({ message: t('row.copied', { title: inLanguage(title, language) }) })
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      toast.show({ message: t('row.notCopied', { link }), severity: 'warning' })
    }
  }
}
