import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { type CollectionName, collectionNames } from '../../core/resource/collection.ts'

interface Props {
  anchor: HTMLElement
  onChoose: (name: CollectionName) => void
  onClose: () => void
}

/** The kinds of records that can be created. */
export function NewMenu({ anchor, onChoose, onClose }: Props) {
  const { t } = useTranslation(['search', 'ui'])
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {collectionNames.map((name) => (
        <MenuItem key={name} onClick={() => onChoose(name)}>
          {t(`ui:new.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
