import type { Migration } from '../migration';

/**
 * A search of an account's files by any part of their names. `search_name`: lower case, without accents, and one form of
 * letters that Unicode has several forms of; macOS sends names in another form than people type. Both extensions come with PostgreSQL
 * and may be created by an owner of the database. Without `fastupdate`, a reader never has to go through a pending list.
 */
export const mediaSearch: Migration = {
  name: '0055-media-search',
  statements: `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create function search_text(text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'));
create function search_pattern(text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(search_text($1), '([\\\\%_])', '\\\\\\1', 'g') || '%';
alter table media add column search_name text generated always as (search_text(name)) stored;
create index media_search on media using gin (owner_id, search_name gin_trgm_ops) with (fastupdate = off)
  where retired = false and source_media_id is null;
create index media_by_name on media (owner_id, tenant_id, search_name, id) where retired = false and source_media_id is null;
create index media_by_size on media (owner_id, tenant_id, size_bytes, id) where retired = false and source_media_id is null;
`,
};
