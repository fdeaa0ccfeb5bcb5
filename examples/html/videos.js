// Runs before or after the loader: commands wait in an array until it has come.
window.spotreel = window.spotreel || [];
window.spotreel.push((spotreel) =>
  spotreel.configure({ getAccessToken: async () => (await (await fetch('/spotreel-token')).json()).token }),
);

document.addEventListener('project-created', ({ detail }) => {
  const editor = document.createElement('project-editor');
  editor.setAttribute('project-id', String(detail.projectId));
  document.querySelector('#videos').replaceChildren(editor);
});
