/**
 * How many published events have each term (contract.md §3.7): kept in `terms.count` by the
 * database itself, because a listing shows it with every term of every event, and counting anew
 * would cost more than the page.
 */

/** Counts the terms of rows that were loaded before the triggers were there. */
export const countTermsText = (schema: string): string =>
  `update ${schema}.terms t set count = c.count from (
     select l.term, count(*) as count from ${schema}.event_terms l
       join ${schema}.events e on e.id = l.event where e.status = 'publish' group by l.term
   ) c where c.term = t.id`

const countLink = (schema: string): string =>
  `create function ${schema}.count_link() returns trigger language plpgsql as $count$ begin
     update ${schema}.terms set count = count + case tg_op when 'INSERT' then 1 else -1 end
       where id = coalesce(new.term, old.term) and exists (select from ${schema}.events
         where id = coalesce(new.event, old.event) and status = 'publish');
     return null;
   end $count$`

const countEvent = (schema: string): string =>
  `create function ${schema}.count_event() returns trigger language plpgsql as $count$ begin
     update ${schema}.terms
       set count = count + case when tg_op = 'UPDATE' and new.status = 'publish' then 1 else -1 end
       where id in (select term from ${schema}.event_terms where event = old.id);
     return coalesce(new, old);
   end $count$`

/** Statements of what keeps the counts; run after loading the rows. */
export const termCountTexts = (schema: string): string[] => [
  countLink(schema),
  `create trigger count_link after insert or delete on ${schema}.event_terms
     for each row execute function ${schema}.count_link()`,
  countEvent(schema),
  `create trigger count_event after update of status on ${schema}.events
     for each row when ((old.status = 'publish') <> (new.status = 'publish'))
     execute function ${schema}.count_event()`,
  // Before its links go with it: they ask whether the event is published.
  `create trigger count_gone before delete on ${schema}.events
     for each row when (old.status = 'publish') execute function ${schema}.count_event()`,
]
