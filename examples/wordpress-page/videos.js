/* The page of a plugin: jQuery moves and wraps what is on the page, as plugins do. `spotreelPage` comes from wp_localize_script. */
(($) => {
  const { token = '/spotreel-token' } = window.spotreelPage || {};
  window.spotreel = window.spotreel || [];
  window.spotreel.push((spotreel) =>
    spotreel.configure({ getAccessToken: async () => (await $.getJSON(token)).token }),
  );

  $(document).on('project-created', 'template-grid', (event) => {
    const { projectId } = event.originalEvent.detail;
    $('#videos').empty().append($('<project-editor>').attr('project-id', projectId));
  });

  // a lightbox, a tab plugin or a page builder does this after the page was drawn
  $(() => $('template-grid').wrap('<div class="wp-block-group">'));
})(jQuery);
