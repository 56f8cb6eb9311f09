// The least that react-admin needs for the events of the service: a list with a search, and a form of the title.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import {
  Admin,
  Datagrid,
  Edit,
  List,
  memoryStore,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
  useListContext,
} from 'react-admin'

const root = new URL('ca/wp-json/calendar/events/v1/', document.baseURI)
const headers = {
  Authorization: `Basic ${btoa('editor:editor demo password')}`,
  'Content-Type': 'application/json',
}

async function ask(path, query, options) {
  const address = new URL(path, root)
  address.search = String(new URLSearchParams({ i18n_language: 'ca', ...query }))
  const response = await fetch(address, { ...options, headers })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** What Agenda's list asks as well: what ends today or later, in every status. */
const upcoming = () => ({
  ends_after: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  status: 'publish,draft,pending,private,future',
})

const dataProvider = {
  async getList(resource, { pagination, filter }) {
    const page = { page: pagination.page, per_page: pagination.perPage }
    const { events, total } = await ask(resource, { ...upcoming(), ...page, ...filter })
    return { data: events, total }
  },
  getOne: async (resource, { id }) => ({ data: await ask(`${resource}/${id}`) }),
  update: async (resource, { id, data: { title } }) => ({
    data: await ask(`${resource}/${id}`, {}, { method: 'POST', body: JSON.stringify({ title }) }),
  }),
}

/** Says what the rows on screen were found by. */
function Found() {
  const { isFetching, filterValues } = useListContext()
  return h('output', { 'data-found': isFetching ? '' : filterValues.search })
}

const EventList = () =>
  h(
    List,
    { perPage: 50, filters: [h(TextInput, { key: 'search', source: 'search', alwaysOn: true })] },
    h(Found),
    h(
      Datagrid,
      { rowClick: 'edit' },
      h(TextField, { source: 'title' }),
      h(TextField, { source: 'start_date' }),
      h(TextField, { source: 'status' }),
    ),
  )

const EventEdit = () => h(Edit, null, h(SimpleForm, null, h(TextInput, { source: 'title' })))

createRoot(document.querySelector('#root')).render(
  h(
    Admin,
    // Each round begins with the whole list.
    { dataProvider, store: memoryStore() },
    h(Resource, { name: 'events', list: EventList, edit: EventEdit }),
  ),
)
