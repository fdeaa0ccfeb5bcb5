"""A carton with the product's picture turns on a stone pedestal, in sunlight that falls through a window.

`build` makes the whole scene: no file of Blender's own is needed.
"""

import math

import bmesh
import bpy
from mathutils import Vector

WHITE, BLACK = (1, 1, 1), (0, 0, 0)
STEP_RADIUS, STEP_HEIGHT = 1.3, 0.16
DRUM_RADIUS, DRUM_HEIGHT = 0.98, 0.46
PLATE_RADIUS, PLATE_HEIGHT = 0.84, 0.05
CARTON_HEIGHT, CARTON_WIDTH, CARTON_DEPTH = 1.5, 1.42, 0.5
# where the sun comes from
SUN = Vector((-4.6, -5.4, 5.2))


def build(scene, job):
    colors, pictures = job["colors"], job["images"]
    wall, stone = colors["wall"], colors["stone"]
    room(wall)
    arch(mixed(wall, stone, 0.42))
    base = pedestal(wall, stone)
    companions(wall, stone)
    turn(carton(base, pictures.get("product"), wall, stone), job)
    light(scene, wall)
    camera(scene, job)
    look(scene)


def room(color):
    """Floor and wall in one sheet, with a round bend between them: no horizon is seen."""
    front, back, bend, steps = -14.0, 1.9, 1.4, 24
    profile = [(front, 0.0), (back, 0.0)]
    for step in range(1, steps + 1):
        angle = math.pi / 2 * step / steps
        profile.append((back + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((back + bend, 14))
    rows = [[(x, y, z) for (y, z) in profile] for x in (-20, 20)]
    count = len(profile)
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    mesh = bpy.data.meshes.new("Room")
    mesh.from_pydata([*rows[0], *rows[1]], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    place("Room", mesh, material("Wall", color, roughness=0.9))


def arch(color):
    """A panel with a round top behind the pedestal."""
    half, straight, thickness, steps = 1.2, 1.42, 0.22, 48
    outline = [(-half, 0.0), (half, 0.0)]
    for step in range(steps + 1):
        angle = math.pi * step / steps
        outline.append((half * math.cos(angle), straight + half * math.sin(angle)))
    shape = bmesh.new()
    face = shape.faces.new([shape.verts.new((x, 0, z)) for (x, z) in outline])
    grown = bmesh.ops.extrude_face_region(shape, geom=[face])
    moved = [one for one in grown["geom"] if isinstance(one, bmesh.types.BMVert)]
    bmesh.ops.translate(shape, vec=(0, thickness, 0), verts=moved)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    body = place("Arch", finished("Arch", shape), material("Arch", color, roughness=0.85))
    body.location = (0.3, 1.45, 0)
    soften(body, 0.03)


def pedestal(wall, stone):
    """A low step, a drum of stone and the plate that turns: answers the height of the plate."""
    step = place("Step", cylinder("Step", STEP_RADIUS, STEP_HEIGHT, 0.03))
    step.data.materials.append(material("Step", mixed(wall, stone, 0.16), roughness=0.7))
    drum = place("Drum", cylinder("Drum", DRUM_RADIUS, DRUM_HEIGHT, 0.035))
    drum.data.materials.append(material("Stone", stone, roughness=0.62, speckled=True))
    drum.location.z = STEP_HEIGHT
    plate = place("Plate", cylinder("Plate", PLATE_RADIUS, PLATE_HEIGHT, 0.014))
    plate.data.materials.append(material("Plate", mixed(stone, WHITE, 0.3), roughness=0.35))
    plate.location.z = STEP_HEIGHT + DRUM_HEIGHT
    return STEP_HEIGHT + DRUM_HEIGHT + PLATE_HEIGHT


def companions(wall, stone):
    """A ball on a small block, and a ball on the floor."""
    block = place("Block", cylinder("Block", 0.33, 0.94, 0.025))
    block.data.materials.append(material("Block", mixed(wall, stone, 0.16), roughness=0.7))
    block.location = (1.28, 0.8, 0)
    ball("Ball", 0.23, (1.28, 0.8, 1.17), material("Ball", mixed(stone, BLACK, 0.42), roughness=0.3))
    ball("Pebble", 0.17, (-1.12, -0.98, 0.17), material("Pebble", mixed(stone, WHITE, 0.5), roughness=0.4))


def carton(base, picture, wall, stone):
    """The picture is on front and back, arches are on the sides."""
    image = bpy.data.images.load(picture) if picture else None
    width, height = carton_size(image)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=(width, CARTON_DEPTH, height), verts=shape.verts)
    mesh = finished("Carton", shape)
    mesh.materials.append(material("Lid", mixed(wall, stone, 0.16), roughness=0.5))
    mesh.materials.append(printed(image))
    mesh.materials.append(arched(wall, stone, height / CARTON_DEPTH))
    cover = mesh.uv_layers.new(name="Print")
    for polygon in mesh.polygons:
        normal = polygon.normal
        is_side = abs(normal.x) > 0.5
        if abs(normal.z) > 0.5:
            continue
        polygon.material_index = 2 if is_side else 1
        turned = (1 if normal.x > 0 else -1) if is_side else (1 if normal.y < 0 else -1)
        for loop in polygon.loop_indices:
            at = mesh.vertices[mesh.loops[loop].vertex_index].co
            across = at.y / CARTON_DEPTH if is_side else at.x / width
            cover.data[loop].uv = (0.5 + turned * across, 0.5 + at.z / height)
    body = place("Carton", mesh)
    soften(body, 0.012)
    body.location.z = base + height / 2
    return body


def carton_size(image):
    """As the picture, between 3:5 and 5:3; what is beyond that is cut off by the print."""
    aspect = 1.0
    if image and image.size[0] and image.size[1]:
        aspect = min(5 / 3, max(3 / 5, image.size[0] / image.size[1]))
    height = min(CARTON_HEIGHT, CARTON_WIDTH / aspect)
    return height * aspect, height


def turn(body, job):
    """One turn that slows down until the front faces the camera, and drifts on from there."""
    last = max(1, job["durationFrames"] - 1)
    for frame in range(0, job["durationFrames"], 2):
        share = frame / last
        settled = 1 - (1 - min(1, share / 0.55)) ** 3
        drift = math.radians(18) * (share - 0.5)
        body.rotation_euler.z = -2 * math.pi * (1 - settled) + math.radians(20) + drift
        body.keyframe_insert("rotation_euler", index=2, frame=frame)


def light(scene, wall):
    """A low sun through a window of six panes, and the light that the room gives back."""
    world = bpy.data.worlds.new("World")
    scene.world = world
    # a surface meets the even light of the room anyway: rays that look for it would only add grain
    world.cycles.sampling_method = "NONE"
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*mixed(wall, WHITE, 0.7), 1)
    background.inputs["Strength"].default_value = 0.74
    data = bpy.data.lights.new("Sun", "SUN")
    data.energy, data.angle, data.color = 2.35, math.radians(1.0), (1.0, 0.9, 0.76)
    aimed("Sun", data, SUN, Vector((0, 0, 0)))
    window(Vector((-0.5, 0.8, 1.5)))


def window(target):
    """What is not a pane keeps the sun away. It hides behind the camera, and only casts shadows."""
    half_width, half_height, bar, far = 2.9, 1.9, 0.12, 30.0
    pieces = [
        (-far, -half_width, -far, far),
        (half_width, far, -far, far),
        (-far, far, half_height, far),
        (-far, far, -far, -half_height),
        (-far, far, -bar / 2, bar / 2),
    ]
    for share in (-0.5, 0, 0.5):
        at = share * half_width
        pieces.append((at - bar / 2, at + bar / 2, -far, far))
    corners, faces = [], []
    for left, right, low, high in pieces:
        at = len(corners)
        corners += [(left, low, 0), (right, low, 0), (right, high, 0), (left, high, 0)]
        faces.append((at, at + 1, at + 2, at + 3))
    mesh = bpy.data.meshes.new("Window")
    mesh.from_pydata(corners, [], faces)
    body = place("Window", mesh, material("Window", BLACK, roughness=1))
    body.location = target + SUN.normalized() * 8.5
    body.rotation_euler = (-SUN).to_track_quat("-Z", "Y").to_euler()
    for seen in ("camera", "diffuse", "glossy", "transmission"):
        setattr(body, f"visible_{seen}", False)


def camera(scene, job):
    """Comes a little nearer. The words are beside the pedestal, or above it."""
    data = bpy.data.cameras.new("Camera")
    body = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(body)
    scene.camera = body
    is_tall = job["height"] > job["width"]
    is_wide = job["width"] > job["height"]
    data.sensor_fit = "HORIZONTAL"
    data.lens = 70 if is_wide else 112 if is_tall else 88
    data.shift_x = -0.205 if is_wide else 0.0
    data.shift_y = 0.0 if is_wide else 0.3 if is_tall else 0.17
    target = Vector((0, 0, 1.16))
    last = max(1, job["durationFrames"] - 1)
    for frame, nearer in ((0, 0.0), (last, 0.5)):
        body.location = target + Vector((0, -(10.9 - nearer), 1.1))
        body.rotation_euler = (target - body.location).to_track_quat("-Z", "Y").to_euler()
        body.keyframe_insert("location", frame=frame)
        body.keyframe_insert("rotation_euler", frame=frame)


def look(scene):
    """Colors stay those of the brand: a film's curve would gray them."""
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = 0.0


def material(name, color, roughness, speckled=False):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*color, 1)
    surface.inputs["Roughness"].default_value = roughness
    # its name changed with Blender 4
    specular = surface.inputs.get("Specular") or surface.inputs["Specular IOR Level"]
    specular.default_value = 0.3
    if speckled:
        speckles(made.node_tree, surface, color)
    return made


def speckles(tree, surface, color):
    """Chips of lighter and darker stone."""
    chips = tree.nodes.new("ShaderNodeTexVoronoi")
    chips.inputs["Scale"].default_value = 9
    where = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(where.outputs["Object"], chips.inputs["Vector"])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    marks = [(0.0, mixed(color, WHITE, 0.55)), (0.16, mixed(color, BLACK, 0.4)), (0.27, mixed(color, WHITE, 0.22)), (0.4, color)]
    paint_ramp(ramp, marks)
    tree.links.new(chips.outputs["Color"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Base Color"])


def paint_ramp(node, marks):
    elements = node.color_ramp.elements
    for index, (position, color) in enumerate(marks):
        mark = elements[index] if index < 2 else elements.new(position)
        mark.position, mark.color = position, (*color, 1)


def printed(image):
    made = material("Print", (0.9, 0.9, 0.9), roughness=0.42)
    if image:
        tree = made.node_tree
        texture = tree.nodes.new("ShaderNodeTexImage")
        texture.image = image
        tree.links.new(texture.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def arched(wall, stone, tallness):
    """Arches within arches, that grow from the foot of a side. `tallness`: height of the side for each width."""
    made = material("Side", stone, roughness=0.5)
    tree = made.node_tree
    place_of = tree.nodes.new("ShaderNodeUVMap").outputs["UV"]
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place_of, parts.inputs[0])
    across = sum_of(tree, "MULTIPLY", sum_of(tree, "SUBTRACT", parts.outputs["X"], 0.5), 2)
    # nothing below the middle of the arches: there they are stripes
    above = sum_of(tree, "SUBTRACT", sum_of(tree, "MULTIPLY", parts.outputs["Y"], tallness * 2), tallness * 2 - 2.6)
    upward = sum_of(tree, "MAXIMUM", above, 0)
    squares = sum_of(tree, "ADD", sum_of(tree, "POWER", sum_of(tree, "ABSOLUTE", across), 2), sum_of(tree, "POWER", upward, 2))
    radius = sum_of(tree, "SQRT", squares)
    bands = tree.nodes.new("ShaderNodeValToRGB")
    bands.color_ramp.interpolation = "CONSTANT"
    pale, deep = mixed(wall, WHITE, 0.2), mixed(stone, BLACK, 0.45)
    marks = [(0.0, deep), (0.22, pale), (0.44, mixed(stone, WHITE, 0.35)), (0.64, pale), (0.84, stone)]
    paint_ramp(bands, marks)
    tree.links.new(radius, bands.inputs["Fac"])
    tree.links.new(bands.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def sum_of(tree, operation, *values):
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def cylinder(name, radius, height, edge):
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=128, radius1=radius, radius2=radius, depth=height)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    rims = [one for one in shape.edges if abs(one.verts[0].co.z - one.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(shape, geom=rims, offset=edge, segments=5, profile=0.5, affect="EDGES")
    for face in shape.faces:
        face.smooth = abs(face.normal.z) < 0.999
    return finished(name, shape)


def ball(name, radius, location, surface):
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=64, v_segments=32, radius=radius)
    for face in shape.faces:
        face.smooth = True
    place(name, finished(name, shape), surface).location = location


def finished(name, shape):
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def soften(body, width):
    rounded = body.modifiers.new("Edges", "BEVEL")
    rounded.width = width
    rounded.segments = 4


def place(name, mesh, surface=None):
    body = bpy.data.objects.new(name, mesh)
    if surface:
        mesh.materials.append(surface)
    bpy.context.scene.collection.objects.link(body)
    return body


def aimed(name, data, location, target):
    body = bpy.data.objects.new(name, data)
    body.location = location
    body.rotation_euler = (target - location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(body)


def mixed(color, other, share):
    return tuple(a + (b - a) * share for a, b in zip(color, other))
