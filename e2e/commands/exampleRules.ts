/**
 * What the invented town asks of an event before it is published, so that it can be seen; a site that says nothing of
 * it asks for nothing.
 */
const rules = {
  languages: ['es'],
  required: ['image', 'categories', 'venue'],
  descriptionLength: { min: 60 },
  pictureSize: { width: 600, height: 300 },
  noCapitals: true,
}

/** `config.json` with these rules. */
export const withExampleRules = (file: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(file.toString()), rules }, null, 2))
