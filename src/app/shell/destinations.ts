import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import DeskIcon from '@mui/icons-material/WbTwilightOutlined'
import EventIcon from '@mui/icons-material/EventNoteOutlined'
import OrganizerIcon from '@mui/icons-material/GroupsOutlined'
import TagIcon from '@mui/icons-material/LabelOutlined'
import CategoryIcon from '@mui/icons-material/AccountTreeOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import TranslationsIcon from '@mui/icons-material/Translate'
import VenueIcon from '@mui/icons-material/PlaceOutlined'

/** The places of a language that the rail leads to, in their order. */
export const destinations = [
  { to: '/$language', label: 'shell.desk', shortcut: 'g d', Icon: DeskIcon },
  { to: '/$language/events', label: 'shell.events', shortcut: 'g e', Icon: EventIcon },
  { to: '/$language/calendar', label: 'shell.calendar', shortcut: 'g c', Icon: CalendarIcon },
  { to: '/$language/venues', label: 'shell.venues', shortcut: 'g v', Icon: VenueIcon },
  { to: '/$language/organizers', label: 'shell.organizers', shortcut: 'g o', Icon: OrganizerIcon },
  { to: '/$language/categories', label: 'shell.categories', shortcut: 'g k', Icon: CategoryIcon },
  { to: '/$language/tags', label: 'shell.tags', shortcut: 'g l', Icon: TagIcon },
  {
    to: '/$language/translations',
    label: 'shell.translations',
    shortcut: 'g t',
    Icon: TranslationsIcon,
  },
  { to: '/$language/trash', label: 'shell.trash', shortcut: 'g x', Icon: TrashIcon },
  { to: '/$language/activity', label: 'shell.activity', shortcut: 'g h', Icon: HistoryIcon },
] as const

/** How many of them the bottom bar has room for; its drawer leads to the others. */
export const nearDestinations = 3
