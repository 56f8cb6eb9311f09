import type accessibility from '../../locales/en/accessibility.json'
import type agendaPack from '../../locales/en/agendaPack.json'
import type app from '../../locales/en/app.json'
import type calendar from '../../locales/en/calendar.json'
import type carry from '../../locales/en/carry.json'
import type categoryForm from '../../locales/en/categoryForm.json'
import type categoryList from '../../locales/en/categoryList.json'
import type categoryTree from '../../locales/en/categoryTree.json'
import type compare from '../../locales/en/compare.json'
import type configuration from '../../locales/en/configuration.json'
import type connection from '../../locales/en/connection.json'
import type desk from '../../locales/en/desk.json'
import type deviations from '../../locales/en/deviations.json'
import type drift from '../../locales/en/drift.json'
import type eventFilters from '../../locales/en/eventFilters.json'
import type filterDrawer from '../../locales/en/filterDrawer.json'
import type hiddenEvents from '../../locales/en/hiddenEvents.json'
import type hygiene from '../../locales/en/hygiene.json'
import type drafts from '../../locales/en/drafts.json'
import type eventDuplicate from '../../locales/en/eventDuplicate.json'
import type eventForm from '../../locales/en/eventForm.json'
import type eventMove from '../../locales/en/eventMove.json'
import type eventList from '../../locales/en/eventList.json'
import type exchange from '../../locales/en/exchange.json'
import type filters from '../../locales/en/filters.json'
import type form from '../../locales/en/form.json'
import type guide from '../../locales/en/guide.json'
import type activity from '../../locales/en/activity.json'
import type job from '../../locales/en/job.json'
import type html from '../../locales/en/html.json'
import type organizerForm from '../../locales/en/organizerForm.json'
import type picture from '../../locales/en/picture.json'
import type venueForm from '../../locales/en/venueForm.json'
import type recordDeletion from '../../locales/en/recordDeletion.json'
import type recordForm from '../../locales/en/recordForm.json'
import type organizerList from '../../locales/en/organizerList.json'
import type recordList from '../../locales/en/recordList.json'
import type reference from '../../locales/en/reference.json'
import type rules from '../../locales/en/rules.json'
import type service from '../../locales/en/service.json'
import type search from '../../locales/en/search.json'
import type sideBySide from '../../locales/en/sideBySide.json'
import type settings from '../../locales/en/settings.json'
import type signIn from '../../locales/en/signIn.json'
import type tagForm from '../../locales/en/tagForm.json'
import type tagList from '../../locales/en/tagList.json'
import type termForm from '../../locales/en/termForm.json'
import type time from '../../locales/en/time.json'
import type transfer from '../../locales/en/transfer.json'
import type translations from '../../locales/en/translations.json'
import type trash from '../../locales/en/trash.json'
import type ui from '../../locales/en/ui.json'
import type uncaught from '../../locales/en/uncaught.json'
import type version from '../../locales/en/version.json'
import type visibility from '../../locales/en/visibility.json'
import type venueList from '../../locales/en/venueList.json'

/** English is the source of key types: `t('app:…')` with an unknown key does not compile. */
export interface Resources {
  accessibility: typeof accessibility
  agendaPack: typeof agendaPack
  app: typeof app
  calendar: typeof calendar
  carry: typeof carry
  categoryForm: typeof categoryForm
  categoryList: typeof categoryList
  categoryTree: typeof categoryTree
  compare: typeof compare
  configuration: typeof configuration
  connection: typeof connection
  drafts: typeof drafts
  desk: typeof desk
  deviations: typeof deviations
  drift: typeof drift
  hiddenEvents: typeof hiddenEvents
  hygiene: typeof hygiene
  eventDuplicate: typeof eventDuplicate
  eventForm: typeof eventForm
  eventFilters: typeof eventFilters
  eventList: typeof eventList
  eventMove: typeof eventMove
  exchange: typeof exchange
  filterDrawer: typeof filterDrawer
  filters: typeof filters
  form: typeof form
  guide: typeof guide
  activity: typeof activity
  job: typeof job
  html: typeof html
  organizerForm: typeof organizerForm
  picture: typeof picture
  venueForm: typeof venueForm
  recordDeletion: typeof recordDeletion
  recordForm: typeof recordForm
  organizerList: typeof organizerList
  recordList: typeof recordList
  reference: typeof reference
  rules: typeof rules
  search: typeof search
  service: typeof service
  settings: typeof settings
  sideBySide: typeof sideBySide
  signIn: typeof signIn
  tagForm: typeof tagForm
  tagList: typeof tagList
  termForm: typeof termForm
  time: typeof time
  transfer: typeof transfer
  translations: typeof translations
  trash: typeof trash
  ui: typeof ui
  uncaught: typeof uncaught
  venueList: typeof venueList
  version: typeof version
  visibility: typeof visibility
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    returnNull: false
    resources: Resources
  }
}
