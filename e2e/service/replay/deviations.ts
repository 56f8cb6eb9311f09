/** Recorded exchanges that the local service answers otherwise, each with the reason. */
export const deviations: Readonly<Record<string, string>> = {
  doc: 'The recorded document misleads (contract.md §1.7: creation under the wrong path, lists without their envelope, no language parameter); the local one tells what is really answered.',
  'events include':
    'The recording kept one of two records, and it is not the one that starts first: how a site sorts what `include` names is not known from that.',
}
