import app from '../../../locales/ca/app.json'
import eventList from '../../../locales/ca/eventList.json'
import filters from '../../../locales/ca/filters.json'
import service from '../../../locales/ca/service.json'
import time from '../../../locales/ca/time.json'
import ui from '../../../locales/ca/ui.json'

/** The rooms that the shell and the list of events speak from: one file, one request. */
export const catalogues = { app, eventList, filters, service, time, ui }
