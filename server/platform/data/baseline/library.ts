/** The library as a server has seeded it: ids are fixed in `library/` and below 100000. Imported templates are beside it. */
export const libraryTables = `
-- Templates and projects that people make share one sequence, above the ids of the library.
create sequence template_project_id start 100000;

create table library_seed (
  id int primary key check (id = 1),
  hash text not null,
  fonts jsonb not null,
  seeded_at timestamptz not null default now(),
  revision int not null default 1
);

create table goal (
  id bigint primary key,
  position int not null,
  slug text not null,
  name text not null,
  description text not null,
  retired boolean not null default false
);

create table mood (
  id bigint primary key,
  position int not null,
  slug text not null,
  name text not null,
  retired boolean not null default false
);

create table category (
  id bigint primary key,
  position int not null,
  slug text not null,
  name text not null,
  retired boolean not null default false
);

create table recipe (
  id bigint primary key,
  position int not null,
  slug text not null,
  name text not null,
  description text not null,
  tier text not null check (tier in ('free', 'premium')),
  goals jsonb not null,
  moods jsonb not null,
  retired boolean not null default false
);

create table template_family (
  id bigint primary key,
  recipe_id bigint not null references recipe on delete cascade,
  position int not null,
  source jsonb not null,
  retired boolean not null default false
);

-- Scenes of families, and single templates, which have no family.
create table ingredient_template (
  id bigint primary key,
  template_family_id bigint references template_family on delete cascade,
  position int not null,
  source jsonb not null,
  retired boolean not null default false,
  tenant_id bigint references tenant,
  retired_at timestamptz
);
create index ingredient_template_of_tenant on ingredient_template (tenant_id) where tenant_id is not null;
create index ingredient_template_retired_at on ingredient_template (retired_at) where retired_at is not null;

-- Facets of a group are those of its templates together. revision: of library_seed, with which the row was written.
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
create index template_group_revision on template_group (revision);

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

create table music_kit (
  id bigint primary key,
  position int not null,
  name text not null,
  description text not null,
  bpm double precision not null,
  moods jsonb not null,
  retired boolean not null default false
);

create table audio_sample (
  id bigint primary key,
  music_kit_id bigint not null references music_kit on delete cascade,
  position int not null,
  source jsonb not null,
  retired boolean not null default false
);

-- object_id: id of a project, recipe, template or group.
create table favourite (
  user_id bigint not null references app_user on delete cascade,
  kind text not null check (kind in ('project', 'recipe', 'template', 'template-group')),
  object_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, object_id)
);
`;
