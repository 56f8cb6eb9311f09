import { definitionProblems } from '../views/form/problems.ts'
import { picture, sentAddress, withScheme } from './postFields.ts'
import cases from './postFields.cases.json'

test.each(cases.sent)('%j goes out as %j', (written, sent) => {
  expect(withScheme(written, 'https')).toBe(sent)
})

test.each([
  ['12', undefined],
  ['https://vila.example/a.jpg', undefined],
  ['javascript:alert(1)', 'scheme'],
  ['data:image/png;base64,iVBORw0KGgo=', 'scheme'],
  ['foto.jpg', 'picture'],
  ['99999999999999999999', 'picture'],
  ['\u202E12\u200B', 'picture'],
])('the picture %j: %j', (image, code) => {
  expect(definitionProblems({ image: picture() }, { image }).image?.code).toBe(code)
})

test.each(cases.addresses)('the address %j is sent as %j', (written, sent) => {
  expect(sentAddress(written)).toBe(sent)
})

test.each([
  ['https://ca.example.org/Gu%C3%ADxols', 'https://ca.example.org/Gu%C3%ADxols'],
  ['https://ca.example.org/ç%20 #ú', 'https://ca.example.org/&#231;%20%20#&#250;'],
])('the address %j is sent as %j to a service that keeps it as written', (written, sent) => {
  expect(sentAddress(written, true)).toBe(sent)
})
