import town from './exampleTown.json' with { type: 'json' }

/**
 * `config.json` with what the invented town asks of an event before it is published, and says on its printed agendas, so
 * that it can be seen; a site that says nothing of either asks for nothing, and has the words that the application brings.
 */
export const asExampleTown = (file: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(file.toString()), ...town }, null, 2))
