#!/bin/sh
# @mui/x-date-pickers 9.17.0, DateTimeField: a separator that is typed after the field has jumped to the next section by
# itself jumps once more. `19/12/2026 20:00`, typed key by key in the field's own format, becomes 02:00, and
# `1/4/2026 9:30` becomes 04/02/0026; the bare digits 191220262000 are read right. In jsdom it does not show.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and a Chromium (CHROMIUM).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @mui/x-date-pickers@9.17.0 @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 dayjs@1.11.23 react@19.3.1 react-dom@19.3.1 esbuild@0.25.9 playwright-core@1.55.0
cat > page.js <<'JS'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'

const field = h(DateTimeField, { format: 'DD/MM/YYYY HH:mm', ampm: false })
const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(h(LocalizationProvider, { dateAdapter: AdapterDayjs }, field))
JS
npx esbuild page.js --bundle --outfile=bundle.js --define:process.env.NODE_ENV='"production"' --log-level=error
cat > typed.js <<'JS'
import { chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const shown = {
  191220262000: '19/12/2026 20:00',
  '19/12/2026 20:00': '19/12/2026 02:00',
  '1/4/2026 9:30': '04/02/0026 09:30',
}
for (const [keys, expected] of Object.entries(shown)) {
  const page = await browser.newPage()
  await page.addScriptTag({ path: 'bundle.js' })
  await page.getByRole('spinbutton').first().click()
  await page.keyboard.type(keys, { delay: 50 })
  const parts = await page.getByRole('spinbutton').allInnerTexts()
  const [day, month, year, hour, minutes] = parts.map((part) => part.replace(/\D/g, ''))
  const found = `${day}/${month}/${year} ${hour}:${minutes}`
  console.log(`${keys} -> ${found}`)
  if (found !== expected) process.exitCode = 1
}
await browser.close()
JS
node typed.js
