import type { ComponentType } from 'react'
import type { PairedCollection } from '../pairing/listing.ts'
import type { ShowRows } from './Board.tsx'
import { EventBoard } from './EventBoard.tsx'
import { CategoryBoard, OrganizerBoard, TagBoard, VenueBoard } from './OtherBoards.tsx'

export const boards: Readonly<Record<PairedCollection, ComponentType<ShowRows>>> = {
  events: EventBoard,
  venues: VenueBoard,
  organizers: OrganizerBoard,
  categories: CategoryBoard,
  tags: TagBoard,
}
