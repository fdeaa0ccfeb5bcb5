import type { Migration } from '../migration';

/**
 * Animations as lists show, filter and search them (`server/library/listing`). Facets of a group are those of its
 * templates together; `revision` is the one of `library_seed` with which the row was written.
 */
export const templates: Migration = {
  name: '0005-templates',
  statements: `
alter table ingredient_template add column tenant_id bigint references tenant;
alter table category add column retired boolean not null default false;

create table template_group (
  id bigint primary key default nextval('template_project_id'),
  tenant_id bigint references tenant,
  name text not null,
  description text not null,
  tier text not null check (tier in ('free', 'premium')),
  kinds text[] not null,
  orientations text[] not null,
  categories int[] not null,
  goals int[] not null,
  moods int[] not null,
  search text not null,
  retired boolean not null default false,
  revision int not null default 1,
  created_at timestamptz not null default now()
);

create table template (
  id bigint primary key references ingredient_template on delete cascade,
  tenant_id bigint references tenant,
  group_id bigint references template_group on delete cascade,
  position int not null default 0,
  name text not null,
  description text not null,
  tier text not null check (tier in ('free', 'premium')),
  kind text not null check (kind in ('video', 'image')),
  orientation text not null check (orientation in ('landscape', 'portrait', 'square')),
  duration_seconds double precision not null,
  pictures jsonb not null,
  categories int[] not null,
  goals int[] not null,
  moods int[] not null,
  search text not null,
  retired boolean not null default false,
  revision int not null default 1,
  created_at timestamptz not null default now()
);

create index template_revision on template (revision);
create index template_of_group on template (group_id, position);
create index template_group_revision on template_group (revision);

alter table favourite drop constraint favourite_kind_check;
alter table favourite add constraint favourite_kind_check
  check (kind in ('project', 'recipe', 'template', 'template-group'));

alter table library_seed add column revision int not null default 1;

-- The library that is there already knows nothing of these tables: it is written again.
update library_seed set hash = '';
`,
};
