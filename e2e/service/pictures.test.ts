import { inflateSync } from 'node:zlib'
import { answerPicture, fileOfSize, pictureDetails } from './pictures.ts'
import { quoted, type Sql } from './store/sql.ts'
import { openStorage, testStorage } from './store/storage.ts'
import { createWorldSchema, dropWorldSchema } from './store/worldSchema.ts'

const picture = { id: 55, file: 'festa.png', width: 1200, height: 801 }

let sql: Sql
const schema = quoted('pictures test')
beforeAll(async () => {
  sql = await openStorage(testStorage())
  await dropWorldSchema(sql, schema)
  await createWorldSchema(sql, schema, { rows: { pictures: [picture] } })
})
afterAll(async () => {
  await dropWorldSchema(sql, schema)
  await sql.close()
})

const draw = async (file: string): Promise<Buffer> => {
  const answer = await answerPicture(sql, schema, file)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  return Buffer.from(await answer.arrayBuffer())
}

it('pictures are PNG files of the size and length that the record says, each of its sizes too', async () => {
  const { filesize, sizes } = pictureDetails(picture)
  expect(Object.keys(sizes)).toEqual(['thumbnail', 'medium', 'medium_large', 'large'])
  expect(sizes['medium']).toMatchObject({ width: 300, height: 200 })
  const smaller = Object.values(sizes).map(
    (size) => [fileOfSize(picture.file, size), size] as const,
  )
  for (const [file, size] of [[picture.file, { ...picture, filesize }] as const, ...smaller]) {
    const bytes = await draw(file)
    expect(bytes.length).toBe(size.filesize)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size.width, size.height])
    const data = bytes.indexOf('IDAT')
    const pixels = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)))
    expect(pixels.length).toBe((1 + Math.ceil(size.width / 2)) * size.height)
  }
})

it('pictures are the same each time', async () => {
  expect((await draw('festa.png')).equals(await draw('festa.png'))).toBe(true)
})

it('pictures have no size that the original does not fill', () => {
  const { sizes } = pictureDetails({ file: 'a.png', width: 200, height: 120 })
  expect(Object.values(sizes).map((size) => fileOfSize('a.png', size))).toEqual(['a-150x120.png'])
  expect(pictureDetails({ file: 'a.png', width: 100, height: 100 }).sizes).toEqual({})
})

it('pictures are 404 under any other name', async () => {
  for (const file of ['none.png', 'festa-301x200.png', 'festa.svg'])
    expect((await answerPicture(sql, schema, file)).status).toBe(404)
})
