/**
 * The five people of every world, one for each role (contract.md §5). The application password of
 * each is its login followed by `demo password`.
 */
export const demoAccounts = [
  { id: 1, login: 'administrator', name: 'Administrator', role: 'administrator' },
  { id: 2, login: 'editor', name: 'Editor', role: 'editor' },
  { id: 3, login: 'author', name: 'Author', role: 'author' },
  { id: 4, login: 'contributor', name: 'Contributor', role: 'contributor' },
  { id: 5, login: 'subscriber', name: 'Subscriber', role: 'subscriber' },
] as const
