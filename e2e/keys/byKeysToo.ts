/** The journeys that point, and are done over again with keys alone. */
export const byKeysToo = ['desk.spec.ts', 'formSave.spec.ts', 'list.spec.ts', 'views.spec.ts']
