import manifest from '@spotreel/elements/custom-elements.json';

interface Row {
  readonly name: string;
  readonly description: string;
}

const elements = manifest.modules.flatMap(({ declarations }) => declarations);

/** Attributes, events and slots of every custom element. */
export function ElementTables() {
  return elements.map(({ tagName, description, attributes, events, slots }) => (
    <section key={tagName}>
      <h2 id={tagName}>{`<${tagName}>`}</h2>
      <p>{description}</p>
      <Table title={`Events of ${tagName}`} rows={events} />
      <Table title={`Attributes of ${tagName}`} rows={attributes} />
      <Table title={`Slots of ${tagName}`} rows={slots ?? []} />
    </section>
  ));
}

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h3>
      <table className="story-table">
        <thead>
          <tr>
            <th>Name</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, description }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
