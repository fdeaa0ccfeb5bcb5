import type { Migration } from '../migration';

/**
 * The painted segments of a render have a table of their own; the queue no longer holds them. The old queue's table
 * goes when its jobs have been taken over (`server/platform/jobs/carry-over.ts`). Posters that were tried are known by
 * their version.
 */
export const renderSegments: Migration = {
  name: '0023-render-segments',
  statements: `
create table render_segment (
  render_id bigint not null references render on delete cascade,
  part int not null,
  start_frame int not null,
  duration_frames int not null,
  frames_painted int not null default 0,
  is_painted boolean not null default false,
  worker text,
  claim int not null default -1,
  primary key (render_id, part)
);
insert into render_segment (render_id, part, start_frame, duration_frames, frames_painted, is_painted)
  select render.id, job.part, (job.payload->>'startFrame')::int, (job.payload->>'durationFrames')::int, job.progress, job.state = 'done'
  from job join render on render.id = job.subject_id
  where job.kind = 'render-segment';
update project set poster_version = version
  where poster_key is null and exists
    (select 1 from job where job.kind = 'poster' and job.subject_id = project.id and job.state in ('done', 'failed'));
`,
};
