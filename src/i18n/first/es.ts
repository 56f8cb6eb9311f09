import app from '../../../locales/es/app.json'
import eventList from '../../../locales/es/eventList.json'
import filters from '../../../locales/es/filters.json'
import service from '../../../locales/es/service.json'
import time from '../../../locales/es/time.json'
import ui from '../../../locales/es/ui.json'

/** The rooms that the shell and the list of events speak from: one file, one request. */
export const catalogues = { app, eventList, filters, service, time, ui }
