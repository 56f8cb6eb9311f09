/** The pages of every form in one script. */
export { BySlugPage } from '../../core/views/BySlugPage.tsx'
export { CreatePage } from '../../core/views/CreatePage.tsx'
export { EditPage } from '../../core/views/EditPage.tsx'
