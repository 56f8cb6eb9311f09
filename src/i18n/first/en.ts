import app from '../../../locales/en/app.json'
import eventList from '../../../locales/en/eventList.json'
import filters from '../../../locales/en/filters.json'
import service from '../../../locales/en/service.json'
import time from '../../../locales/en/time.json'
import ui from '../../../locales/en/ui.json'

/** The rooms that the shell and the list of events speak from: one file, one request. */
export const catalogues = { app, eventList, filters, service, time, ui }
