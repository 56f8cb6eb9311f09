#!/bin/sh
# @mui/x-date-pickers 9.17.0 with dayjs 1.11.23: in Catalan all seven columns of a calendar are headed "D", for the first
# letter of "dl.", "dt.", "dc.", "dj.", "dv.", "ds.", "dg." is taken. Catalan calendars have two letters (dl., dt. …).
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and a Chromium (CHROMIUM).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @mui/x-date-pickers@9.17.0 @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 dayjs@1.11.23 react@19.3.1 react-dom@19.3.1 esbuild@0.25.9 playwright-core@1.55.0
cat > page.js <<'JS'
import 'dayjs/locale/ca'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'

const localised = { dateAdapter: AdapterDayjs, adapterLocale: 'ca' }
const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(h(LocalizationProvider, localised, h(DateCalendar)))
JS
npx esbuild page.js --bundle --outfile=bundle.js --define:process.env.NODE_ENV='"production"' --log-level=error
cat > header.js <<'JS'
import { chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.addScriptTag({ path: 'bundle.js' })
await page.getByRole('columnheader').first().waitFor()
const header = (await page.getByRole('columnheader').allInnerTexts()).join(' ')
console.log(header)
await browser.close()
process.exitCode = header === 'D D D D D D D' ? 0 : 1
JS
node header.js
